import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { toHaveNoViolations } from 'jest-axe'
import { server } from './server'

// A busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 })
jest.retryTimes(Number(process.env.JEST_RETRIES ?? 0), { logErrorsBeforeRetry: true })
expect.extend(toHaveNoViolations)

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
})

afterEach(() => {
  server.resetHandlers()
  window.location.hash = ''
  localStorage.clear()
})

afterAll(() => {
  server.close()
})
