import type { FormDocument } from '../shared/blocks/workflow-form/formJson'
import { scriptText } from '../shared/blocks/workflow-form/scriptText'

/**
 * Runs what a form brings along, one after the other, before it is drawn: its parts call what is defined there.
 *
 * Source: docs/assumptions.md A-330.
 */
export async function runScripts({ externalScripts = [], inlinescripts = [] }: FormDocument) {
  for (const script of externalScripts) await load(known(script))
  for (const script of inlinescripts) await run(known(script))
}

function known(script: unknown): string {
  const text = scriptText(script)
  if (text === undefined)
    throw new Error('A script of this form is written in a way that is not known.')
  return text
}

/** Without it the form would send what it should have ruled out. */
async function load(address: string) {
  if (!(await runFrom(address))) throw new Error(address)
}

/** As a script of the page, so that its constants are there for all parts. What fails in it is told by the page. */
async function run(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  await runFrom(address)
  URL.revokeObjectURL(address)
}

/** Whether it could be loaded. */
function runFrom(address: string): Promise<boolean> {
  const element = document.createElement('script')
  element.src = address
  return new Promise((resolve) => {
    element.onload = () => resolve(true)
    element.onerror = () => resolve(false)
    document.head.append(element)
  })
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
