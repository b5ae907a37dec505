import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ChartCard, Relation } from '../../entities/orgchart/model'
import { ComboBox } from '../../shared/ui/ComboBox'
import type { Option } from '../../shared/ui/options'
import { toOrgChart } from './routes'
import { subjectOf } from './subject'
import { useDirectorySearch } from './useDirectorySearch'

/** Source: SPEC 9 "Paging and search". */
const DEBOUNCE_MS = 1000

interface ChartSearchProps {
  /** The relationship of the chart; entities of its first kind are searched in the directory. */
  relation: Relation
  /** Finds the visible cards that contain a text. */
  findShown: (text: string) => readonly ChartCard[]
  onShow: (dn: string) => void
}

/** Searches a kind of entity: cards of the chart are scrolled into view, other entities open their own chart. */
export function ChartSearch({ relation, findShown, onShow }: ChartSearchProps) {
  const { t } = useTranslation('orgchart')
  const navigate = useNavigate()
  const kind = relation.sourceEntity
  const label = t(`find.${subjectOf(kind)}`)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Option>()
  const search = usePaused(typed)
  const { found, isFetching } = useDirectorySearch(kind, search)
  const shown = findShown(typed)
  const isShown = (id: string) => shown.some(({ dn }) => dn === id)
  return (
    <ComboBox
      label={label}
      hideLabel
      placeholder={label}
      options={[
        ...shown.map(({ dn, name }) => ({ id: dn, text: name, caption: t('inChart') })),
        ...found.filter(({ id }) => !isShown(id)),
      ]}
      value={chosen}
      onChange={(option) => {
        setChosen(option)
        if (!option) return
        if (isShown(option.id)) onShow(option.id)
        else void navigate(toOrgChart(option.id, relation.key, kind))
      }}
      onSearch={setTyped}
      isLoading={isFetching || typed.trim() !== search}
    />
  )
}

/** The text when typing has paused, trimmed. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
