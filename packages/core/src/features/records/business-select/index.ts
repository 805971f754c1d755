export {
  BUSINESS_PAGE_SIZES,
  businessLabel,
  createBusinessSelect,
  type BusinessSelectService,
} from './business-select.service.ts';
export type { BusinessColumn, BusinessRow, BusinessSelectConfig } from './business-select.types.ts';
