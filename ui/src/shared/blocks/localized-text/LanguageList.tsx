import { CircleAlert, CircleCheck, CircleX, Minus, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Tab, TabList } from 'react-aria-components/Tabs'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import type { ContentLocale } from './contentLocales'
import type { LocalizedField, LocalizedProblem } from './localizedField'
import styles from './LocalizedTextEditor.module.css'
import { completenessOf, missingIn, type Completeness, type LocalizedTexts } from './localizedTexts'

type State = Completeness | 'wrong'

const signs: Record<State, IconNode> = {
  full: CircleCheck,
  part: CircleAlert,
  none: Minus,
  wrong: CircleX,
}

interface LanguageListProps<Key extends string> {
  locales: readonly ContentLocale[]
  fields: readonly LocalizedField<Key>[]
  value: LocalizedTexts<Key>
  problems: readonly LocalizedProblem<Key>[]
}

/** Lists the languages, each with the number of its texts. */
export function LanguageList<Key extends string>(props: LanguageListProps<Key>) {
  const { locales, fields, value, problems } = props
  const { t } = useTranslation('localizedText')
  const keys = fields.map(({ key }) => key)
  return (
    <TabList className={styles.languages ?? ''} aria-label={t('languages')}>
      {locales.map(({ locale, name, tag }) => {
        const missing = missingIn(value, keys, locale)
        const isWrong = problems.some((problem) => problem.locale === locale)
        const labels = fields.filter(({ key }) => missing.includes(key)).map(({ label }) => label)
        const state: State = isWrong ? 'wrong' : completenessOf(missing.length, keys.length)
        return (
          <Tab key={locale} id={locale} className={styles.language ?? ''}>
            <bdi lang={tag}>{name}</bdi>
            <Icon
              of={signs[state]}
              size="xs"
              className={classNames(styles.sign, styles[state])}
              label={t(`state.${state}`, { fields: labels })}
            />
          </Tab>
        )
      })}
    </TabList>
  )
}
