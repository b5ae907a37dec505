import { useTranslation } from 'react-i18next'
import type { RoleDetail } from '../../entities/role/model'
import { useContentLocales } from '../../shared/blocks/localized-text/contentLocales'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { Facts } from '../../shared/blocks/page/Facts'

/** What a role is called in each language that has a text, and said to be. */
export function RoleTexts({ role: { texts } }: { role: RoleDetail }) {
  const { t } = useTranslation('roles')
  const { locales } = useContentLocales(texts)
  const written = locales.flatMap(({ locale, name: language, tag }) => {
    const [name, description] = [textIn(texts.name, locale), textIn(texts.description, locale)]
    if (!name && !description) return []
    const content = (
      <span lang={tag} dir="auto">
        {name && <strong>{name}</strong>}
        {name && description && <br />}
        {description}
      </span>
    )
    return [{ key: locale, label: language, content }]
  })
  return written.length > 0 ? <Facts facts={written} /> : <p>{t('nothing')}</p>
}
