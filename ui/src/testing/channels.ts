const opened: BroadcastChannel[] = []
let isOver = false

// A page's channels end with it. What stays open in Node keeps all of a test file in memory, and the worker alive.
Object.defineProperty(globalThis, 'BroadcastChannel', {
  value: class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      opened.push(this)
    }

    // What a page does late, after the last test, is said to nobody.
    override postMessage(message: unknown) {
      if (!isOver) super.postMessage(message)
    }
  },
})

afterAll(() => {
  isOver = true
  for (const channel of opened.splice(0)) channel.close()
})
