import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeCanvas, pictureOf } from '../../../testing/fakeCanvas'
import { renderForm } from '../../../testing/renderForm'
import type { FormComponent } from './formJson'

const signature: FormComponent = {
  type: 'signature',
  key: 'signed',
  label: 'Signed by',
  validate: { required: true },
}

beforeEach(fakeCanvas)
afterEach(() => jest.restoreAllMocks())

function renderPad(more: Parameters<typeof renderForm>[0] = {}) {
  const { user, onSubmit } = renderForm({ form: { components: [signature] }, ...more })
  return {
    user,
    onSubmit,
    typed: () => screen.findByRole('textbox', { name: 'Or type your name' }),
    submit: () => user.click(screen.getByRole('button', { name: 'Submit' })),
  }
}

/** Draws with a pointer; jsdom knows no pointer id, so it is added. */
async function draw() {
  const canvas = await screen.findByText(/^(Not signed|Signature)$/)
  const [down, up] = [{ buttons: 1 }, { clientX: 90 }]
  fireEvent(canvas, Object.assign(createEvent.pointerDown(canvas, down), { pointerId: 1 }))
  fireEvent(canvas, Object.assign(createEvent.pointerUp(canvas, up), { pointerId: 1 }))
}

test('a signature is drawn, and its picture submitted', async () => {
  const { onSubmit, submit, typed } = renderPad()
  await typed()
  expect(screen.getByText('Not signed')).toBeVisible()
  await draw()
  expect(await screen.findByText('Signature')).toBeVisible()
  await submit()

  expect(onSubmit).toHaveBeenCalledWith({ signed: pictureOf('stroke') }, 'submit')
})

test('who cannot draw types a name, which is written as the signature', async () => {
  const { user, onSubmit, submit, typed } = renderPad()
  await user.type(await typed(), 'Ann Lee')
  await submit()

  expect(onSubmit).toHaveBeenCalledWith({ signed: pictureOf('Ann Lee') }, 'submit')
})

test('what is drawn takes the place of a name, and what is cleared is gone', async () => {
  const { user, onSubmit, submit, typed } = renderPad()
  await user.type(await typed(), 'Ann')
  await draw()
  await waitFor(async () => expect(await typed()).toHaveValue(''))
  await submit()
  expect(onSubmit).toHaveBeenLastCalledWith({ signed: pictureOf('stroke') }, 'submit')

  await user.click(screen.getByRole('button', { name: 'Clear the signature' }))
  await submit()

  await waitFor(async () => expect(await typed()).toHaveFocus())
  expect(screen.getByRole('group', { name: 'Signed by' })).toHaveAccessibleDescription(/Required/)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('what was signed before is there, and is drawn on', async () => {
  const signed = pictureOf('before')
  const { onSubmit, submit, typed } = renderPad({ values: { signed } })
  await typed()
  expect(screen.getByText('Signature')).toBeVisible()
  await submit()
  expect(onSubmit).toHaveBeenLastCalledWith({ signed }, 'submit')

  await draw()
  await submit()

  const more = { signed: pictureOf('picture', 'stroke') }
  expect(onSubmit).toHaveBeenLastCalledWith(more, 'submit')
})

test('to be read, it is a picture, and nothing but a picture', async () => {
  const signed = pictureOf('before')
  const other: FormComponent = { type: 'signature', key: 'other', label: 'Witness' }
  renderPad({
    form: { components: [signature, other] },
    values: { signed, other: 'https://evil.example/x.png' },
    isReadOnly: true,
  })

  expect(await screen.findByRole('img', { name: 'Signature' })).toHaveAttribute('src', signed)
  expect(screen.getByRole('group', { name: 'Witness' })).toHaveTextContent('Not signed')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('in Arabic it is signed by the words of the language', async () => {
  renderPad({ isArabic: true })

  expect(await screen.findByRole('textbox', { name: 'أو اكتب اسمك' })).toBeVisible()
})
