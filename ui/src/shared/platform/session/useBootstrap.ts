import { useAppSelector } from '../store/hooks'
import { selectBootstrap, type Bootstrap } from './sessionApi'

/** What the start has loaded. Used below the start only, where it is always there. */
export function useBootstrap(): Bootstrap {
  const { data } = useAppSelector(selectBootstrap)
  if (!data) throw new Error('useBootstrap is used before the application has started')
  return data
}
