export { PageWrapper, type PageWrapperProps } from './page-wrapper.tsx';
