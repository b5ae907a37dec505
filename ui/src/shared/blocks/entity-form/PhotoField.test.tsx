import { screen } from '@testing-library/react'
import { chooseFile } from '../../../testing/chooseFile'
import { renderEntityForm } from '../../../testing/renderEntityForm'
import { personPhoto } from '../../../testing/sampleEntity'

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name)

/** Presses the upload button and answers the browser's file dialog. */
async function choose(chosen: File) {
  const view = renderEntityForm({ photo: personPhoto })
  await chooseFile(chosen, 'Choose photo')
  return view
}

test.each([
  ['me.png', 59 * 1024, 'Image Size should be less than 59 kb'],
  ['me.jpg.png', 10, 'File with multiple extension is not supported'],
  ['me.svg', 10, 'File extension type is not valid'],
])('the photo %s of %d bytes is refused: %s', async (name, bytes, said) => {
  await choose(file(name, bytes))

  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Photo' })).toHaveAccessibleDescription(
    `JPEG, PNG or GIF under 59 kb ${said}`,
  )
  expect(screen.getByText('No changes')).toBeVisible()
})

test('a photo that will do is sent as base64', async () => {
  const { user, sent } = await choose(file('me.png', 3))
  await screen.findByText('1 change')

  await user.click(screen.getByRole('button', { name: /^Save/ }))

  expect(sent()?.attributes).toEqual([{ key: 'UserPhoto', values: ['AAAA'], action: 'update' }])
})

test('the photo is hidden without being sent again', async () => {
  const { user, sent } = renderEntityForm({ photo: personPhoto })
  await user.click(await screen.findByRole('checkbox', { name: 'Hide the photo from others' }))

  await user.click(screen.getByRole('button', { name: /^Save/ }))

  expect(sent()?.attributes).toEqual([
    { key: 'UserPhoto', values: [], action: 'update', hidden: true },
  ])
})

test('the photo is taken away', async () => {
  const { user, sent } = renderEntityForm({ photo: personPhoto })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))

  await user.click(screen.getByRole('button', { name: /^Save/ }))

  expect(sent()?.attributes).toEqual([{ key: 'UserPhoto', values: [], action: 'update' }])
})
