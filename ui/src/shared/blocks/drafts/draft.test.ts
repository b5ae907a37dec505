import { keptText } from './draft'

test('files, passwords and named fields are left out at any depth', () => {
  const file = new File(['face'], 'face.png')
  const value = {
    name: 'Ann',
    photo: 'data:image/png;base64,AAAA',
    account: { nspmPassword: 'secret', passwordHint: 'dog', files: [file, 'kept'] },
    file,
  }

  expect(JSON.parse(keptText(value, ['photo']))).toEqual({
    name: 'Ann',
    account: { files: ['kept'] },
  })
})
