import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useListUsersQuery } from '../../entities/user/api'
import type { ChartCard } from '../../entities/orgchart/model'
import { textOf } from '../../entities/user/model'
import { firstRows } from '../../shared/blocks/listing/listState'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { ComboBox } from '../../shared/ui/ComboBox'
import type { Option } from '../../shared/ui/options'
import { toOrgChart } from './routes'

/** Source: SPEC 9 "Paging and search". */
const DEBOUNCE_MS = 1000

interface PersonSearchProps {
  /** Finds the visible cards that contain a text. */
  findShown: (text: string) => readonly ChartCard[]
  onShow: (dn: string) => void
}

/** Searches people: people in the chart are scrolled into view, other people of the directory open their own chart. */
export function PersonSearch({ findShown, onShow }: PersonSearchProps) {
  const { t } = useTranslation('orgchart')
  const navigate = useNavigate()
  const clientId = useBootstrap().client.id
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Option>()
  const search = usePaused(typed)
  const { data, isFetching } = useListUsersQuery(
    search === '' ? skipToken : { list: firstRows(10, 'FirstName', 'asc', search), clientId },
  )
  const shown = findShown(typed)
  const isShown = (dn: string) => shown.some((card) => card.dn === dn)
  const found = search === '' ? [] : (data?.rows ?? []).filter(({ dn }) => !isShown(dn))
  return (
    <ComboBox
      label={t('find')}
      hideLabel
      placeholder={t('find')}
      options={[
        ...shown.map(({ dn, name }) => ({ id: dn, text: name, caption: t('inChart') })),
        ...found.map((user) => ({
          id: user.dn,
          text: user.fullName,
          caption: textOf(user, 'Title'),
        })),
      ]}
      value={chosen}
      onChange={(option) => {
        setChosen(option)
        if (!option) return
        if (isShown(option.id)) onShow(option.id)
        else void navigate(toOrgChart(option.id))
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
