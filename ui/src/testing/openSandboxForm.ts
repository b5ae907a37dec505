import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addConsoleField } from '../form-sandbox/consoleField'
import { nativeMoment } from '../form-sandbox/nativeMoment'
import { serve } from '../form-sandbox/serve'
import type { OpenedForm, ToSandbox, Command } from '../shared/blocks/scripted-form/protocol'
import { readMessage, type FromSandbox } from '../shared/blocks/scripted-form/readMessage'
import type { FormComponent, FormDocument } from '../shared/blocks/workflow-form/formJson'

beforeAll(async () => {
  Object.assign(globalThis, await import('@formio/js/dist/formio.form.min.js'))
  if (Formio.Widgets.input) Formio.Widgets.calendar = nativeMoment(Formio.Widgets.input)
  addConsoleField(Formio.Components)
})

export const look = { language: 'ar', direction: 'rtl', theme: 'dark', density: 'compact' } as const

export const part = (given: object) => ({ input: true, ...given }) as unknown as FormComponent

/** Opens a form on a page of its own, with all messages of the sandbox. */
export async function openSandboxForm(form: FormDocument, more: Partial<OpenedForm> = {}) {
  const element = document.body.appendChild(document.createElement('main'))
  const told: FromSandbox[] = []
  const { hear, fail } = serve(element, (message) => {
    const read = readMessage(JSON.stringify(message))
    if (read) told.push(read)
  })
  const say = (said: ToSandbox) => hear(said)
  await say({
    type: 'open',
    form,
    values: {},
    isReadOnly: false,
    look,
    texts: { required: 'Required' },
    ...more,
  })
  const last = (expected: object) => waitFor(() => expect(told.at(-1)).toMatchObject(expected))
  const ask = async (command: Command) => {
    await say({ type: 'ask', id: 1, command })
    return told.findLast(({ type }) => type === 'answer')
  }
  return { user: userEvent.setup(), told, last, say, ask, fail }
}
