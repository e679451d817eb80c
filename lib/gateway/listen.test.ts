/** @jest-environment node */
import { Agent, request, Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGate } from '@/testing/gate';
import { sendRequest, startTestGateway } from './gateway.test-support';
import { listen } from './listen';
import { toStartupMessage } from './startup-error';

describe('closing', () => {
  test('finishes the request under way and takes no new one', async () => {
    const [begun, mayEnd] = [createGate(), createGate()];
    const gateway = await startTestGateway(async (_ask, answer) => {
      begun.open();
      await mayEnd.opened;
      answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>ครบ</p>');
    });
    const running = sendRequest(gateway.port);
    await begun.opened;
    const closing = gateway.close();
    await expect(sendRequest(gateway.port)).rejects.toThrow('ECONNREFUSED');
    mayEnd.open();
    await expect(running).resolves.toMatchObject({ status: 200, text: '<p>ครบ</p>' });
    await closing;
  });

  test('does not wait for connections that are only kept open', async () => {
    const gateway = await startTestGateway(async (_ask, answer) => void answer.end('ok'));
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve) => {
      request({ host: '127.0.0.1', port: gateway.port, agent }, (reply) => reply.resume().once('end', resolve)).end();
    });
    // After ten seconds all connections would be closed.
    const closeAll = jest.spyOn(Server.prototype, 'closeAllConnections');
    await gateway.close();
    expect(closeAll).not.toHaveBeenCalled();
    closeAll.mockRestore();
    agent.destroy();
  });
});

describe('opening', () => {
  test('a port that is taken is reported in one line', async () => {
    const gateway = await startTestGateway(async (_ask, answer) => void answer.end());
    const error = await listen([], { host: '127.0.0.1', port: gateway.port }).catch((reason: unknown) => reason);
    await gateway.close();
    expect(toStartupMessage(error, `port ${gateway.port}`)).toMatch(
      /^เริ่มระบบไม่สำเร็จ \(port \d+\): .*PORT.*\[EADDRINUSE\]$/,
    );
  });

  test('CONNECT is refused', async () => {
    const gateway = await startTestGateway(async (_ask, answer) => void answer.end());
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /);
    await gateway.close();
  });
});
