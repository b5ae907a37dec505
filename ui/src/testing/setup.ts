import '@testing-library/jest-dom'
import { type Config, configure, getConfig } from '@testing-library/react'
import './channels'
import { throwComplaints } from './complaints'
import './computedStyle'
import './ownerStacks'
import { server } from './server'

/** What the library knows of itself. */
type OwnConfig = Config & { _disableExpensiveErrorDiagnostics?: boolean }

const { getElementError: withPage } = getConfig()

configure({
  // A busy machine is no failure.
  asyncUtilTimeout: 30_000,
  // While something is waited for it is searched in vain again and again: the page is printed the last time alone.
  getElementError: (message, container) =>
    (getConfig() as OwnConfig)._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : withPage(message, container),
})
jest.retryTimes(Number(process.env.JEST_RETRIES ?? 0), { logErrorsBeforeRetry: true })

beforeAll(() => {
  server.enable()
})

afterEach(throwComplaints)

afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})

afterAll(async () => {
  server.disable()
  await throwComplaints()
})
