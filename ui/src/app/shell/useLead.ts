import { useNavigate } from 'react-router-dom'

/** Opens a page, which learns from which page the person came (see `BackLink`). */
export function useLead() {
  const navigate = useNavigate()
  return (path: string) => void navigate(path, { state: { from: window.location.hash.slice(1) } })
}
