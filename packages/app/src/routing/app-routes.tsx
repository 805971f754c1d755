import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';

import { LazyHomePage } from '../pages/insight/pages.ts';
import { LazyLoginLayout, LazyMainLayout } from './layouts.ts';
import { fixedPagesIn } from './main-pages.tsx';
import { NavigationGuard } from './navigation-guard.tsx';
import { PagePanes } from './page-panes.tsx';
import { Waiting } from './waiting.tsx';

const BEHIND_SIGN_IN = [LazyMainLayout, LazyHomePage];

/** The fixed routes and those of the user's menu, each inside its layout, behind the guard. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Waiting />}>
      <NavigationGuard>
        <Routes>
          <Route element={<EntryLayout />}>{fixedPagesIn('user')}</Route>
          <Route element={<BlankLayout />}>{fixedPagesIn('blank')}</Route>
          <Route
            path="*"
            element={
              <LazyMainLayout>
                <PagePanes />
              </LazyMainLayout>
            }
          />
        </Routes>
      </NavigationGuard>
    </Suspense>
  );
}

function EntryLayout() {
  return <LazyLoginLayout loadedAhead={BEHIND_SIGN_IN} />;
}

function BlankLayout() {
  return (
    <main className="blank-layout">
      <Outlet />
    </main>
  );
}
