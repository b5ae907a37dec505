import { useNavigate } from 'react-router-dom'

/** Leads to a page, which is told where somebody comes from (see `BackLink`). */
export function useLead() {
  const navigate = useNavigate()
  return (path: string) => void navigate(path, { state: { from: window.location.hash.slice(1) } })
}
