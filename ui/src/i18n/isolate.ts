/** A name within a sentence, in its own direction: a Latin one does not turn an Arabic sentence around. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
