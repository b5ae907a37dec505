import { useAppSelector } from '../store/hooks'
import { readBootstrap, type Bootstrap } from './sessionApi'

const selectBootstrap = readBootstrap.select(undefined)

/** What the start has loaded. Used below the start only, where it is always there. */
export function useBootstrap(): Bootstrap {
  const { data } = useAppSelector(selectBootstrap)
  if (!data) throw new Error('useBootstrap is used before the application has started')
  return data
}
