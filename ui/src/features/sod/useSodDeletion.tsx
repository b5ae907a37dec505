import { useTranslation } from 'react-i18next'
import { useDeleteSodsMutation, useListViolatorsQuery } from '../../entities/sod/api'
import type { Sod } from '../../entities/sod/model'
import { useDeletion } from '../../shared/blocks/deletion/useDeletion'

type Named = Pick<Sod, 'id' | 'name'>

/**
 * Deletes one constraint or several; for a single one it shows the number of people who have both
 * roles.
 */
export function useSodDeletion() {
  const [deleteSods] = useDeleteSodsMutation()
  return useDeletion<Named>({
    namespace: 'sods',
    toRecord: ({ id, name }) => ({ id, name }),
    send: (sods) => deleteSods(sods.map(({ id }) => id)).unwrap(),
    renderPreview: ([sod, ...others]) => sod && others.length === 0 && <Violators of={sod} />,
  })
}

/** The people who have both roles; renders nothing while they load, or when loading fails. */
function Violators({ of: { id } }: { of: Named }) {
  const { t } = useTranslation('sods')
  const { data = [] } = useListViolatorsQuery(id)
  return data.length > 0 && <p>{t('delete.violators', { count: data.length })}</p>
}
