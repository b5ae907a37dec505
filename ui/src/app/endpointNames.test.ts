import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const sources = globSync('ui/src/{app,entities,features,shared}/**/*.ts').filter(
  (file) => !file.includes('.test.') && readFileSync(file, 'utf8').includes('.injectEndpoints('),
)

test('no endpoint has the name of another one, of which only the first would be asked', async () => {
  const complaints: string[] = []
  jest.spyOn(console, 'error').mockImplementation((text: string) => complaints.push(text))
  expect(sources.length).toBeGreaterThan(50)

  for (const file of sources) await import(resolve(file))

  expect(complaints).toEqual([])
  jest.restoreAllMocks()
})
