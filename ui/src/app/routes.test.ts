import { featureRoutes } from './routes'

const keepsDrafts = featureRoutes.filter(({ texts }) => texts.includes('drafts'))

test.each(keepsDrafts)('$path has the words for how old a draft is', ({ texts }) => {
  expect(texts).toContain('values')
})
