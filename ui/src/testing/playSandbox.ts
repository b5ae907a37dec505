import { act, fireEvent, waitFor } from '@testing-library/react'
import { GREETING, type ToSandbox } from '../shared/blocks/scripted-form/protocol'

/** Two connected ports, as jsdom has no message channels. */
class Port {
  onmessage: ((event: { data: unknown }) => void) | undefined
  other: Port | undefined

  postMessage(data: unknown) {
    queueMicrotask(() => this.other?.onmessage?.({ data: structuredClone(data) }))
  }

  close() {
    if (this.other) this.other.other = undefined
  }
}

class FakeMessageChannel {
  port1 = new Port()
  port2 = new Port()

  constructor() {
    this.port1.other = this.port2
    this.port2.other = this.port1
  }
}

Object.assign(globalThis, { MessageChannel: FakeMessageChannel })

const state = {
  values: { model: '', price: 0 },
  step: 1,
  steps: 1,
  wrong: 0,
  isTouched: false,
  hidden: [],
  problem: '',
}

/** Plays the page in the frame; records its messages from the console. */
export function playSandbox(element: HTMLIFrameElement) {
  const heard: ToSandbox[] = []
  const { contentWindow } = element
  if (!contentWindow) throw new Error('the frame has no window')
  let port: MessagePort | undefined
  contentWindow.postMessage = (
    greeting: unknown,
    target: unknown,
    [theirs]: MessagePort[] = [],
  ) => {
    expect([greeting, target]).toEqual([GREETING, '*'])
    port = theirs
    if (port) port.onmessage = ({ data }: MessageEvent<ToSandbox>) => heard.push(data)
  }
  fireEvent.load(element)
  const say = (message: object) =>
    act(async () => {
      port?.postMessage(JSON.stringify(message))
      await Promise.resolve()
    })
  const asked = async (command: string) => {
    await waitFor(() => expect(heard.at(-1)).toMatchObject({ type: 'ask', command }))
    return (heard.at(-1) as Extract<ToSandbox, { type: 'ask' }>).id
  }
  return {
    heard,
    say,
    tell: (more: object) => say({ type: 'state', ...state, ...more }),
    answer: async (command: string, more: object) =>
      say({ type: 'answer', id: await asked(command), isRight: true, ...state, ...more }),
  }
}
