import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useBootstrap } from '../../platform/session/useBootstrap'
import { useAppDispatch } from '../../platform/store/hooks'
import { useGetPreferenceQuery, useSavePreferenceMutation } from './preferenceApi'
import { chosenPageSize, offeredPageSizes } from './pageSizes'

/**
 * The page sizes on offer and the one this person prefers for a list.
 *
 * A preference that cannot be read counts as none; one that cannot be stored is said in the banner.
 *
 * @param attribute - name of the preference, `idm.userList.pageSize`; its first entry is the size.
 *
 * Source: SPEC 3 "Preference".
 */
export function usePageSize(attribute: string) {
  const { t } = useTranslation('dataTable')
  const dispatch = useAppDispatch()
  const { defaultRowsPerPage, optionsRowsPerPage } = useBootstrap().displaySettings
  const { data: own, isLoading } = useGetPreferenceQuery(attribute)
  const [save] = useSavePreferenceMutation()
  const offered = useMemo(
    () => offeredPageSizes(optionsRowsPerPage, defaultRowsPerPage),
    [optionsRowsPerPage, defaultRowsPerPage],
  )

  const remember = useCallback(
    async (pageSize: number) => {
      const { error } = await save({ attribute, columns: [String(pageSize)] })
      if (error) dispatch(showFeedback({ status: 'warning', text: t('pageSizeNotStored') }))
    },
    [save, attribute, dispatch, t],
  )

  return {
    offered,
    preferred: chosenPageSize(own ? Number(own[0]) : undefined, offered, defaultRowsPerPage),
    isKnown: !isLoading,
    remember,
  }
}
