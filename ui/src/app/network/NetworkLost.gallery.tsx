import { useEffect } from 'react'
import type { GalleryPage } from '../../gallery/galleryPage'
import { networkLost } from '../../shared/platform/store/networkSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { NetworkLost } from './NetworkLost'

function Lost() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(networkLost())
  }, [dispatch])
  return <NetworkLost />
}

export const gallery: GalleryPage = {
  title: 'NetworkLost',
  specimens: [{ name: 'No connection', Show: Lost }],
}
