/** Holds an answer back: the handler awaits `passed`, the test calls `open`. */
export function gate() {
  const listeners: (() => void)[] = []
  const passed = new Promise<void>((resolve) => listeners.push(resolve))
  const open = () => {
    for (const resolve of listeners) resolve()
  }
  return { passed, open }
}
