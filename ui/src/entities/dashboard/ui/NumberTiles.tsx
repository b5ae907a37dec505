import { useTranslation } from 'react-i18next'
import { AsyncBoundary } from '../../../shared/blocks/async/AsyncBoundary'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { useGetDashboardNumbersQuery } from '../api'
import type { DashboardNumbers } from '../numbers'
import type { TileKey } from '../tiles'
import { NumberTile, TileOutline } from './NumberTile'
import styles from './NumberTiles.module.css'

/** The numbers of the signed-in person, loaded again on each visit. */
export function useNumbers() {
  const client = useBootstrap().client.id
  return useGetDashboardNumbersQuery({ client }, { refetchOnMountOrArgChange: true })
}

/** The tiles with their numbers; the tiles are visible before the numbers are loaded. */
export function NumberTiles({ tiles }: { tiles: readonly TileKey[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <AsyncBoundary
      query={useNumbers()}
      skeleton={<TileRow tiles={tiles} numbers={undefined} />}
      failedTitle={t('numbersFailed')}
    >
      {(numbers) => <TileRow tiles={tiles} numbers={numbers} />}
    </AsyncBoundary>
  )
}

interface TileRowProps {
  tiles: readonly TileKey[]
  numbers: DashboardNumbers | undefined
}

function TileRow({ tiles, numbers }: TileRowProps) {
  const { t } = useTranslation('dashboard')
  return (
    <ul className={styles.tiles} aria-label={t('numbers')} aria-busy={numbers === undefined}>
      {tiles.map((key) => (
        <li key={key}>
          <NumberTile tile={key} number={numbers?.tiles[key]} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholder while the tiles load. */
export function TilesSkeleton() {
  return (
    <div className={styles.tiles} aria-busy>
      {[1, 2, 3, 4].map((place) => (
        <TileOutline key={place} />
      ))}
    </div>
  )
}
