import { useTranslation } from 'react-i18next'
import { useChooseLocale } from '../../entities/locale/useChooseLocale'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Select } from '../../shared/ui/Select'

/** Chooses the language of the console and of the emails to the person. Source: SPEC 7 "Users", update locale. */
export function LanguageCard() {
  const { t } = useTranslation('profile')
  const { supported, chosen, choose } = useChooseLocale()
  const options = supported.map(({ locale, localeDisplayName = locale }) => ({
    id: locale,
    text: localeDisplayName,
  }))
  return (
    <SectionCard title={t('language.title')}>
      <Select
        label={t('language.title')}
        hideLabel
        hint={t('language.hint')}
        options={options}
        value={chosen}
        onChange={(spelling) => void choose(spelling)}
      />
    </SectionCard>
  )
}
