import { noteWrite } from './writesUnderWay'

const underWay = new Map<string, Promise<unknown>>()

/** Notes that a draft is changed by a form that is gone. */
export function noteAmendment(name: string, amendment: Promise<unknown>) {
  underWay.set(name, amendment)
  noteWrite(amendment)
  void amendment.finally(() => {
    if (underWay.get(name) === amendment) underWay.delete(name)
  })
}

/** Resolves when the draft is what a form that is gone makes of it. */
export function amended(name: string): Promise<unknown> {
  return underWay.get(name) ?? Promise.resolve()
}

/** Whether a form that is gone has yet to say what is left. */
export function isAmended(name: string): boolean {
  return underWay.has(name)
}
