import { useTranslation } from 'react-i18next'
import type { Tile } from '../../entities/dashboard/tiles'
import { useTileText } from '../../entities/dashboard/ui/useTileText'
import { RowBox } from '../../shared/blocks/data-table/RowBox'
import { OrderedList } from '../../shared/blocks/ordered-list/OrderedList'

interface TileChoiceProps {
  tiles: readonly Tile[]
  onChange: (tiles: Tile[]) => void
}

/** The tiles in their order: a box shows or hides one, grip and arrows move it. */
export function TileChoice({ tiles, onChange }: TileChoiceProps) {
  const { t } = useTranslation('dashboard')
  const tileText = useTileText()
  const show = (shown: Tile, isShown: boolean) =>
    onChange(tiles.map((tile) => (tile.key === shown.key ? { ...tile, isHidden: !isShown } : tile)))
  return (
    <OrderedList
      label={t('tiles')}
      rows={tiles.map((tile) => ({ tile, id: tile.key, name: tileText(tile.key) }))}
      onReorder={(rows) => onChange(rows.map(({ tile }) => tile))}
    >
      {({ tile, name }) => (
        <>
          <RowBox
            label={t('show', { name })}
            isChecked={!tile.isHidden}
            onChange={(isShown) => show(tile, isShown)}
          />
          {name}
        </>
      )}
    </OrderedList>
  )
}
