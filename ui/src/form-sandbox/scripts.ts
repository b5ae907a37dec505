import type { FormDocument } from '../shared/blocks/workflow-form/formJson'
import { scriptText } from '../shared/blocks/workflow-form/scriptText'

/**
 * Runs the scripts of a form one after the other before it is drawn, because its components call
 * them.
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

/**
 * Loads a script. If it fails, the form may not be shown: it could submit values that the script
 * would refuse.
 */
async function load(address: string) {
  if (!(await runFrom(address))) throw new Error(address)
}

/**
 * Runs a text as a script of the page, so that all components see its constants. The page reports
 * its errors.
 */
async function run(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  await runFrom(address)
  URL.revokeObjectURL(address)
}

/** Loads a script; the result says whether it succeeded. */
function runFrom(address: string): Promise<boolean> {
  const element = document.createElement('script')
  element.src = address
  return new Promise((resolve) => {
    element.onload = () => resolve(true)
    element.onerror = () => resolve(false)
    document.head.append(element)
  })
}

/** Reports the errors of scripts in components, which the renderer hides. */
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
