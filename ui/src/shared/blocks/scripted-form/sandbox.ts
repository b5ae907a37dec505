import { GREETING, type ToSandbox, type Command } from './protocol'
import { readMessage, type Answer, type FromSandbox } from './readMessage'

/** How long the form may take to answer; its scripts may never end. */
export const PATIENCE_MS = 15_000

/** Messages that the form sends without a command. */
export type Told = Exclude<FromSandbox, { type: 'answer' }>

export interface Sandbox {
  say: (message: ToSandbox) => void
  /** Sends a command. Rejects when the form does not answer in time. */
  ask: (command: Command) => Promise<Answer>
  close: () => void
}

/**
 * Connects the console with the page in a frame. Only that page gets the port, and its messages are not trusted.
 * Source: docs/decisions/0042-scripts-of-forms-run-in-a-sandbox.md.
 */
export function connect(frame: Window, hear: (message: Told) => void): Sandbox {
  const { port1: port, port2: theirs } = new MessageChannel()
  const waiting = new Map<number, (answer: Answer) => void>()
  let asked = 0
  port.onmessage = ({ data }) => {
    const message = readMessage(data)
    if (message?.type === 'answer') waiting.get(message.id)?.(message)
    else if (message) hear(message)
  }
  // The sandbox has an opaque origin, so no target origin can be named.
  frame.postMessage(GREETING, '*', [theirs])
  const say = (message: ToSandbox) => port.postMessage(message)
  return {
    say,
    ask: (command) =>
      new Promise((resolve, reject) => {
        const id = (asked += 1)
        const timer = setTimeout(() => {
          waiting.delete(id)
          reject(new Error('the form does not answer'))
        }, PATIENCE_MS)
        waiting.set(id, (answer) => {
          clearTimeout(timer)
          waiting.delete(id)
          resolve(answer)
        })
        say({ type: 'ask', id, command })
      }),
    close: () => port.close(),
  }
}
