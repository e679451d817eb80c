-- Cookies and terms are versioned like the other policies. A new value of an enum can be used after its transaction only.
ALTER TYPE "policy_kind" ADD VALUE 'cookies';
ALTER TYPE "policy_kind" ADD VALUE 'terms';
