import { TextDecoder } from 'node:util';
import '@testing-library/jest-dom';

// Browsers have it, jsdom has none.
Object.assign(globalThis, { TextDecoder });
