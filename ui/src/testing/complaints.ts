import { setImmediate } from 'node:timers'
import { format } from 'node:util'
import { http, HttpResponse } from 'msw'

const complaints: Error[] = []

const collect = (...words: unknown[]) => {
  complaints.push(new Error(format(...words)))
}
Object.assign(console, { error: collect, warn: collect })

/**
 * Fails the test if the console got an error or a warning since the last call: from React, jsdom, a library, or for a
 * call without a handler. A test that expects a message spies on the console.
 *
 * @throws {AggregateError} the messages, each with the stack of its call.
 */
export async function throwComplaints() {
  // Waits a turn, as the reply of the last call arrives then.
  await new Promise((resolve) => setImmediate(resolve))
  const found = complaints.splice(0)
  if (found.length === 0) return
  const subjects = found.map(({ message }) => message.split('\n', 1).join())
  throw new AggregateError(found, ['The console was told:', ...subjects].join('\n- '))
}

/** The last handler: a call that no other handler answers is an error. */
export const unanswered = http.all('*', ({ request }) => {
  console.error(`nothing answers ${request.method} ${request.url}`)
  return HttpResponse.error()
})
