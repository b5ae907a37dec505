import { availableParallelism } from 'node:os'

/** Packages that ship ES modules only, and what they bring along. */
const esModules = [
  '@tanstack',
  'msw',
  '@msw',
  '@mswjs',
  'cookie',
  'rettime',
  'until-async',
  '@open-draft',
]

export default {
  testEnvironment: 'jest-fixed-jsdom',
  reporters: ['default', '<rootDir>/ui/src/testing/retriedTests.mjs'],
  roots: ['<rootDir>/ui/src'],
  setupFiles: ['<rootDir>/ui/src/testing/polyfills.ts'],
  setupFilesAfterEnv: ['<rootDir>/ui/src/testing/setup.ts'],
  globals: { TEXTS_HASH: 'test' },
  // Texts and answers still arrive while the clock stands.
  fakeTimers: { doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] },
  moduleNameMapper: {
    '[.]css$': '<rootDir>/ui/src/testing/cssModule.cjs',
    // Answers `fetch` itself. What is made for Node answers a socket, at five times the cost of a call.
    '^@mswjs/interceptors/fetch$': '@mswjs/interceptors/fetch/web',
  },
  transform: {
    '^.+[.][cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  // A worker waits for a fifth of its time.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 60_000,
  cacheDirectory: '<rootDir>/build/.jest_cache',
}
