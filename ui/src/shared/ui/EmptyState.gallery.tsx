import { RotateCw } from 'lucide'
import type { GalleryPage } from '../../gallery/galleryPage'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

export const gallery: GalleryPage = {
  title: 'EmptyState',
  specimens: [
    {
      name: 'Nothing there',
      Show: () => (
        <EmptyState
          art="nothing"
          title="No groups yet"
          text="Groups that you create are listed here."
        />
      ),
    },
    {
      name: 'Nothing found',
      Show: () => (
        <EmptyState
          art="no-match"
          title="No users found"
          text="Nobody matches “zzz”."
          actions={<Button>Clear the search</Button>}
        />
      ),
    },
    {
      name: 'Too many',
      Show: () => (
        <EmptyState art="no-match" title="Too many users to display, Please refine your search." />
      ),
    },
    {
      name: 'No rights',
      Show: () => (
        <EmptyState
          art="locked"
          title="You are not allowed to see this list"
          text="Ask your administrator."
        />
      ),
    },
    {
      name: 'A page that is not there',
      Show: () => (
        <EmptyState
          art="lost"
          title="This page does not exist"
          actions={<Button>Go home</Button>}
        />
      ),
    },
    {
      name: 'Failed',
      Show: () => (
        <EmptyState
          art="failed"
          title="Failed to fetch users list."
          text="The identity applications cannot be reached."
          detail={
            <>
              Request <bdi className="id">0f3c2a7be1d94c6e</bdi>
            </>
          }
          actions={<Button icon={RotateCw}>Retry</Button>}
        />
      ),
    },
  ],
}
