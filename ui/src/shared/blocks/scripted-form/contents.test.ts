import { createContents } from './contents'

const file = { name: 'a.pdf', url: 'data:application/pdf;base64,AAAA' }
const other = { name: 'b.pdf', url: 'data:application/pdf;base64,BBBB' }

test('what files hold stays here, and comes back for its mark', () => {
  const { withhold, restore } = createContents()
  const told = withhold([file, other])
  expect(JSON.stringify(told)).not.toContain('base64')
  expect(withhold([other])).toEqual([(told as object[])[1]])
  expect(restore(told)).toEqual([file, other])
})

test('a file that the form made up is left out', () => {
  const { restore } = createContents()
  const made = ['kept:0', 'kept:x', 'data:text/html,x', undefined].map((url) => ({
    name: 'x',
    url,
  }))
  expect(restore(made)).toEqual([])
  expect(restore(['x', null])).toEqual([])
  expect(restore('x')).toEqual([])
})
