/** jsdom has no message channels: two ports that hear each other. */
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

export class FakeMessageChannel {
  port1 = new Port()
  port2 = new Port()

  constructor() {
    this.port1.other = this.port2
    this.port2.other = this.port1
  }
}
