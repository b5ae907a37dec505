import { ListSection } from '../../../shared/blocks/list-page/ListSection'
import { useList } from '../../../shared/blocks/list-page/useList'
import { processList } from './processList'

/** Computations and publications; those that run are followed. */
export function ProcessesTab() {
  return <ListSection list={useList(processList)} />
}
