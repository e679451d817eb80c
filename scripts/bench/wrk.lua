-- Requests and report of wrk. Arguments after `--`: `paths FILE` requests random lines of FILE, `post FILE` posts FILE as JSON.
local asks = {}

function init(args)
  local what, file = args[1], args[2]
  if what == 'post' then
    wrk.method = 'POST'
    wrk.body = io.open(file):read('*a')
    wrk.headers['Content-Type'] = 'application/json'
  elseif what == 'paths' then
    for path in io.lines(file) do asks[#asks + 1] = wrk.format(nil, path) end
    math.randomseed(os.time())
    request = function() return asks[math.random(#asks)] end
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\nRESULT {"requests":%d,"seconds":%f,"p50":%f,"p95":%f,"p99":%f,"most":%f,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3,
    latency:percentile(99) / 1e3, latency.max / 1e3, errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
