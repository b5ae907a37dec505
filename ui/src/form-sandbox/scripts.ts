import type { FormDocument } from '../shared/workflow-form/formJson'

/**
 * Runs what a form brings along, one after the other, before it is drawn: its parts call what is defined there.
 *
 * Source: docs/assumptions.md A-330.
 */
export async function runScripts({ inlinescripts = [] }: FormDocument) {
  for (const script of inlinescripts) await run(textOf(script))
}

/** As a script of the page, so that its constants are there for all parts. What fails in it is told by the page. */
async function run(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const element = document.createElement('script')
  element.src = address
  await new Promise((resolve) => {
    element.onload = resolve
    element.onerror = resolve
    document.head.append(element)
  })
  URL.revokeObjectURL(address)
}

function textOf(script: unknown): string {
  if (typeof script === 'string') return script
  const { script: text } = Object(script) as { script?: unknown }
  if (typeof text === 'string') return text
  throw new Error('A script of this form is written in a way that is not known.')
}

/** Tells what scripts in the parts of a form throw, which the renderer keeps to itself. */
export function tellFailures(evaluator: FormioEvaluator, tell: (failure: unknown) => void) {
  for (const step of ['evaluator', 'execute'] as const) {
    const steps = evaluator[step]
    evaluator[step] = function (this: FormioEvaluator, ...given) {
      try {
        return steps.apply(this, given)
      } catch (failure) {
        tell(failure)
        throw failure
      }
    }
  }
}
