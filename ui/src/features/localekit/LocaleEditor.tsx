import { Download } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { progressOf, kitState, type KitLocale, type KitText } from '../../entities/locale/kitText'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { ReviewChanges } from '../../shared/blocks/record-form/ReviewChanges'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { foldText } from '../../shared/blocks/values/foldText'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { FirstFew } from '../../shared/ui/FirstFew'
import { SearchField } from '../../shared/ui/SearchField'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import { downloadTexts } from './downloadTexts'
import { KitRow } from './KitRow'
import styles from './LocaleEditor.module.css'
import { Upload } from './Upload'
import { fieldOf, useKitForm, type KitForm } from './useKitForm'

/** How many rows are drawn at first; search and filter cover all texts. */
const AT_FIRST = 50

const FILTERS = ['all', 'open', 'changed'] as const
type Filter = (typeof FILTERS)[number]

interface LocaleEditorProps {
  kit: KitLocale
  texts: readonly KitText[]
}

/** The form of all texts of a language, with search, filter, download and upload. */
export function LocaleEditor({ kit, texts }: LocaleEditorProps) {
  const { t } = useTranslation('localekit')
  const form = useKitForm(kit, texts)
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const shown = texts.filter((text) => isShown(text, form, search, filter))
  return (
    <RecordForm
      form={form}
      label={kit.name}
      saveText={t('save')}
      tools={<ReviewChanges changes={changesIn(form)} />}
    >
      <SectionCard
        title={useProgressText(kit, texts)}
        actions={<Files kit={kit} texts={texts} form={form} />}
      >
        <div className={styles.tools}>
          <SearchField
            label={t('find')}
            placeholder={t('find')}
            value={search}
            onChange={setSearch}
          />
          <SegmentedButtons
            label={t('filter.label')}
            options={FILTERS.map((id) => ({ id, label: t(`filter.${id}`) }))}
            value={filter}
            onChange={setFilter}
          />
        </div>
        {shown.length === 0 && <p role="status">{t('noTexts')}</p>}
        <FirstFew
          className={styles.rows}
          lines={shown}
          atFirst={AT_FIRST}
          id={({ key }) => key}
          draw={(text) => <KitRow text={text} locale={kit.locale} form={form} />}
        />
      </SectionCard>
    </RecordForm>
  )
}

function useProgressText({ locale }: KitLocale, texts: readonly KitText[]): string {
  const { t } = useTranslation('localekit')
  const isDefault = useBootstrap().locales.default === locale
  return t('translatedOf', { ...progressOf(texts, isDefault) })
}

interface FilesProps extends LocaleEditorProps {
  form: KitForm
}

function Files({ kit: { locale }, texts, form }: FilesProps) {
  const { t } = useTranslation('localekit')
  const stored = Object.fromEntries(texts.map(({ key, text }) => [key, text]))
  return (
    <>
      <Button size="small" icon={Download} onPress={() => downloadTexts(locale, stored)}>
        {t('download')}
      </Button>
      <Upload texts={texts} form={form} />
    </>
  )
}

const changesIn = ({ changed, fields, before, now }: KitForm) =>
  changed.map((key) => ({
    key,
    label: fields[key]?.label ?? key,
    was: before[key] ?? '',
    now: now[key] ?? '',
  }))

/** Whether a row is visible. The filter uses the stored text, so that a row does not vanish while somebody types. */
function isShown(text: KitText, form: KitForm, search: string, filter: Filter): boolean {
  const isChanged = form.changed.includes(fieldOf(text.key))
  const isOpen = ['missing', 'same'].includes(kitState(text))
  const passes = { all: true, open: isOpen, changed: isChanged }[filter]
  const words = foldText(`${text.key} ${text.base} ${text.text}`)
  return passes && words.includes(foldText(search.trim()))
}
