export {
  createColleagues,
  createColleagueDepartments,
  type ColleagueCircle,
  type ColleagueDependencies,
  type ColleaguesService,
} from './colleagues.service.ts';
