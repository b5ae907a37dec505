const opened: BroadcastChannel[] = []

// A page's channels end with it. What stays open in Node keeps all of a test file in memory, and the worker alive.
Object.defineProperty(globalThis, 'BroadcastChannel', {
  value: class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      opened.push(this)
    }
  },
})

afterAll(() => {
  for (const channel of opened.splice(0)) channel.close()
})
