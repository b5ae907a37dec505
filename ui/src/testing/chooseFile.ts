import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Presses the upload button and answers the browser's file dialog. */
export async function chooseFile(chosen: File, button = 'Choose file') {
  const asked: HTMLInputElement[] = []
  const ownDialog = jest
    .spyOn(HTMLInputElement.prototype, 'click')
    .mockImplementation(function click(this: HTMLInputElement) {
      asked.push(this)
    })
  await userEvent.click(await screen.findByRole('button', { name: button }))
  ownDialog.mockRestore()
  const [input] = asked
  if (!input) throw new Error('no file was asked for')
  await userEvent.setup({ applyAccept: false }).upload(input, chosen)
}
