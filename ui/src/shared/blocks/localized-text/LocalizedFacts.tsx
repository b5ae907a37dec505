import { Facts } from '../page/Facts'
import { useContentLocales } from './contentLocales'
import { textIn, type LocalizedTexts } from './localizedTexts'

interface LocalizedFactsProps {
  texts: LocalizedTexts<'name' | 'description'>
  /** For a record without texts. */
  none: string
}

/** The name and description of a record in each language that has a text. */
export function LocalizedFacts({ texts, none }: LocalizedFactsProps) {
  const { locales } = useContentLocales(texts)
  const written = locales.flatMap(({ locale, name: language, tag }) => {
    const [name, description] = [textIn(texts.name, locale), textIn(texts.description, locale)]
    if (!name && !description) return []
    const content = (
      <>
        {name && (
          <strong lang={tag} dir="auto">
            {name}
          </strong>
        )}
        {name && description && <br />}
        <span lang={tag} dir="auto">
          {description}
        </span>
      </>
    )
    return [{ key: locale, label: language, content }]
  })
  return written.length > 0 ? <Facts facts={written} /> : <p>{none}</p>
}
