import { enhance } from '../enhance';
import { countVisits } from './script/count-visits';
import { keepFavourites } from './script/favourites';
import { searchInPlace } from './script/search-in-place';
import { shareWhenPressed } from './script/share';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/layout.css';
import '../styles/site-forms.css';
import '../styles/stay-map.css';
import '../styles/stay-search.css';
import '../styles/stay-page.css';

enhance();
keepFavourites();
searchInPlace();
shareWhenPressed();
countVisits();
