const opened: BroadcastChannel[] = []
let isOver = false

// Closes the channels of a page with it: an open one would keep the memory of the test file, and the worker, alive.
Object.defineProperty(globalThis, 'BroadcastChannel', {
  value: class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      opened.push(this)
    }

    // Drops messages that a page sends after the last test.
    override postMessage(message: unknown) {
      if (!isOver) super.postMessage(message)
    }
  },
})

afterAll(() => {
  isOver = true
  for (const channel of opened.splice(0)) channel.close()
})
